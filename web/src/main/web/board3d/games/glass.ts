// Glass without transmission and without an environment: light that entered a marble leaves it at
// the far side, reckoned from the direction of the one light, and a window is mirrored in it.

import { MeshPhongMaterial } from "three";
import type { Studio } from "../studio.ts";

const VERTEX = /* glsl */ `
varying vec3 vInside;
void main() {
  vInside = normalize(position);
`;

/** The first seat's glass has a twist of paler glass in it, the second's a pale ring. */
const PATTERN: Record<string, string> = {
  x: "0.3 * smoothstep(0.5, 1.0, sin(3.0 * atan(vInside.z, vInside.x) + 5.0 * vInside.y)) * smoothstep(0.98, 0.55, abs(vInside.y))",
  o: "0.85 * smoothstep(0.02, 0.0, abs(vInside.y - 0.74) - 0.07)",
};

const LIGHT = /* glsl */ `
vec3 sight = normalize(vViewPosition);
vec3 outward = normalize(vNormal);
float edge = pow(1.0 - max(dot(outward, sight), 0.0), 3.0);
float through = max(dot(outward, -directionalLights[0].direction) + 0.4, 0.0);
vec3 mirrored = (vec4(reflect(-sight, outward), 0.0) * viewMatrix).xyz;
vec2 pane = abs(mirrored.xz / max(mirrored.y, 0.05) - vec2(-0.32, -0.5));
float window = smoothstep(0.46, 0.38, pane.x) * smoothstep(0.4, 0.32, pane.y) * step(0.05, mirrored.y);
window *= smoothstep(0.015, 0.045, pane.x) * smoothstep(0.015, 0.045, pane.y);
totalEmissiveRadiance += diffuseColor.rgb * 0.8 * through * through;
diffuseColor.rgb *= 1.0 - 0.45 * edge;
totalEmissiveRadiance += vec3(0.75 * window + 0.28 * edge * max(mirrored.y + 0.3, 0.0));
`;

export function glass(symbol: string, studio: Studio): MeshPhongMaterial {
  return studio.material(`glass ${symbol}`, () => {
    const colour = studio.palette[symbol === "x" ? "seat-1" : "seat-2"];
    const material = new MeshPhongMaterial({ color: colour, shininess: 90, specular: 0x222222 });
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader.replace("void main() {", VERTEX);
      shader.fragmentShader = shader.fragmentShader
        .replace("void main() {", "varying vec3 vInside;\nvoid main() {")
        .replace(
          "#include <color_fragment>",
          `diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.95, 0.93, 0.88), ${PATTERN[symbol] ?? "0.0"});`,
        )
        .replace("#include <emissivemap_fragment>", LIGHT);
    };
    material.customProgramCacheKey = () => `glass ${symbol}`;
    return material;
  });
}
