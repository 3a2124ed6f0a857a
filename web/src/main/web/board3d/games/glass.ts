// Glass without transmission: light that entered a marble leaves it at the far side, which is
// reckoned from the direction of the one light; the rest is the reflection of the room.

import { MeshStandardMaterial } from "three";
import type { Studio } from "../studio.ts";

const VERTEX = /* glsl */ `
varying vec3 vInside;
void main() {
  vInside = normalize(position);
`;

/** The first seat's glass has a twist of paler glass in it, the second's a pale ring. */
const PATTERN: Record<string, string> = {
  x: "0.34 * smoothstep(0.55, 1.0, sin(3.0 * atan(vInside.z, vInside.x) + 5.0 * vInside.y)) * smoothstep(0.98, 0.55, abs(vInside.y))",
  o: "0.82 * smoothstep(0.03, 0.0, abs(vInside.y - 0.74) - 0.07)",
};

export function glass(symbol: string, studio: Studio): MeshStandardMaterial {
  return studio.material(`glass ${symbol}`, () => {
    const colour = studio.palette[symbol === "x" ? "seat-1" : "seat-2"];
    const material = new MeshStandardMaterial({ color: colour, roughness: 0.06, envMapIntensity: 1.5 });
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader.replace("void main() {", VERTEX);
      shader.fragmentShader = shader.fragmentShader
        .replace("void main() {", "varying vec3 vInside;\nvoid main() {")
        .replace(
          "#include <color_fragment>",
          `diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.98, 0.96, 0.92), ${PATTERN[symbol] ?? "0.0"});`,
        )
        .replace(
          "#include <emissivemap_fragment>",
          `vec3 sight = normalize(vViewPosition);
          float edge = pow(1.0 - max(dot(normalize(vNormal), sight), 0.0), 2.5);
          float through = max(dot(normalize(vNormal), -directionalLights[0].direction) + 0.35, 0.0);
          totalEmissiveRadiance += diffuseColor.rgb * (0.95 * through * through + 0.05);
          diffuseColor.rgb *= 1.0 - 0.55 * edge;`,
        );
    };
    material.customProgramCacheKey = () => `glass ${symbol}`;
    return material;
  });
}
