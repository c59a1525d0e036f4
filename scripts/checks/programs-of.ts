import type { FeatureName } from './features.ts'
import type { Stage } from './run-stage.ts'

/** Committed binaries of Solana against their sources, where their compiler is to be had. */
export const programsOf = (names: readonly FeatureName[]): readonly Stage[] =>
  names.length === 0 || names.includes('solana')
    ? [
        {
          name: 'programs',
          lane: 'services',
          commands: [['node', 'scripts/programs.ts', '--check']],
        },
      ]
    : []
