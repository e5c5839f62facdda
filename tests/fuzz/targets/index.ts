import type { Target } from './target.ts';

/**
 * Everything that takes input from outside, and which share of a run it gets: what is quick gets more. Each is loaded
 * where it is attacked.
 */
export const TARGETS = {
  source: { share: 0.01, open: async (): Promise<Target> => (await import('./source.ts')).openSource() },
  pages: { share: 0.15, open: async (): Promise<Target> => (await import('./pages.ts')).openPages() },
  texts: { share: 0.14, open: async (): Promise<Target> => (await import('./texts.ts')).openTexts() },
  saves: { share: 0.15, open: async (): Promise<Target> => (await import('./saves.ts')).openSaves() },
  moves: { share: 0.25, open: async (): Promise<Target> => (await import('./moves.ts')).openMoves() },
  links: { share: 0.1, open: async (): Promise<Target> => (await import('./links.ts')).openLinks() },
  shared: { share: 0.1, open: async (): Promise<Target> => (await import('./shared.ts')).openShared() },
  protocol: { share: 0.1, open: async (): Promise<Target> => (await import('./protocol.ts')).openProtocol() },
} as const;
export type TargetName = keyof typeof TARGETS;
export const TARGET_NAMES = Object.keys(TARGETS) as TargetName[];
