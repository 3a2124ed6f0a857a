// Links that open a seat: for a friend, and for another device of one's own.

import { address } from "../routes.ts";
import { absolute } from "./menu.ts";

export function invitationLink(id: string, invitation: string): string {
  return absolute(address("join", id, invitation));
}
