export { type Applied, applyChange } from './apply.ts';
export { type Base, changeBetween, type FileChange, type SharedChange } from './change.ts';
export { type Decoded, decodeChange, encodeChange } from './codec.ts';
export { fingerprintOf } from './fingerprint.ts';
export { sharedHash, sharedIn } from './hash.ts';
export { sourcesOfFolder } from './sources-of-folder.ts';
export { type Trouble, tellTrouble } from './trouble.ts';
