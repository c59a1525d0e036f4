import { test } from 'vitest'
import { readRunContext } from './run-context.ts'

/** A step that the gate leaves to the full run, and to `--screens full`: its feature's main way does not pass it. */
export const testInFull = test.runIf(readRunContext().sweep === 'full')
