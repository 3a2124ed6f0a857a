// How pieces move: each gait takes an object and a share of its way, from 0 to 1.

import { CatmullRomCurve3, LineCurve3, MathUtils, Vector3 } from "three";
import type { Object3D } from "three";
import { arc, easeOut } from "./motion.ts";

export type Gait = (share: number) => void;

/** Along `points`, from the first to the last. */
export function moving(object: Object3D, points: Vector3[], gait: "roll" | "slide" | "hop", turn: boolean): Gait {
  const [start, end] = [points[0] ?? new Vector3(), points.at(-1) ?? new Vector3()];
  const curve = points.length > 2 ? new CatmullRomCurve3(points, false, "catmullrom", 0.1) : new LineCurve3(start, end);
  const way = end.clone().sub(start).setY(0);
  const axis = new Vector3(way.z, 0, -way.x).normalize();
  const rolled = object.children[0];
  const heading = object.rotation.y;
  return (share) => {
    const eased = easeOut(share);
    curve.getPoint(eased, object.position);
    if (gait === "hop") object.position.y += arc(eased) * (0.35 + 0.12 * way.length());
    // One whole turn, so that a marble lies as it lay before.
    if (gait === "roll") rolled?.setRotationFromAxisAngle(axis, share === 1 ? 0 : eased * 2 * Math.PI);
    if (turn) object.rotation.y = heading - (share === 1 ? 0 : eased * (Math.PI / 2));
  };
}

export function entering(
  object: Object3D,
  home: Vector3,
  from: Vector3 | null,
  gait: "roll" | "grow" | "drop" | "split",
): Gait {
  if (gait === "roll" && from !== null) return moving(object, [from, home], "roll", false);
  return (share) => {
    const eased = easeOut(share);
    object.position.copy(home);
    if (gait === "drop") {
      object.position.y += 0.9 * (1 - eased);
      object.scale.setScalar(MathUtils.lerp(0.7, 1, eased));
    } else if (gait === "split" && from !== null) {
      object.position.lerpVectors(from, home, eased);
      // Drawn out on its way, round again when it has come loose.
      object.scale.set(1 - 0.3 * arc(eased), MathUtils.lerp(0.5, 1, eased), 1 - 0.3 * arc(eased));
    } else {
      // A little over its size, then back.
      object.scale.setScalar(Math.max(0.01, eased + 0.25 * arc(share) * share));
    }
    if (share === 1) object.scale.setScalar(1);
  };
}

export function leaving(object: Object3D, towards: Vector3 | null, gait: "sink" | "shrink" | "fall"): Gait {
  const start = object.position.clone();
  return (share) => {
    if (gait === "sink") {
      object.position.y = start.y - 0.75 * share * share;
      object.rotation.z = 0.12 * Math.sin(share * Math.PI);
    } else if (gait === "fall" && towards !== null) {
      object.position.lerpVectors(start, towards, share);
      object.position.y = start.y - 1.6 * share * share;
      object.rotation.z = share;
      object.scale.setScalar(Math.max(0.01, 1 - share * share));
    } else {
      object.scale.setScalar(Math.max(0.01, 1 - easeOut(share)));
    }
  };
}
