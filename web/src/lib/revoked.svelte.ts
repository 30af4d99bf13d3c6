/** Whether this device was given up for another one: then nothing is left to do here, but to begin as somebody new. */

import { forgetKey } from './device';

const state = $state({ revoked: false });

export const isRevoked = () => state.revoked;

/** The server has said so. */
export function revoked(): void {
  state.revoked = true;
}

/** Go on as somebody whom nobody knows yet. */
export function startAnew(): void {
  forgetKey();
  state.revoked = false;
}
