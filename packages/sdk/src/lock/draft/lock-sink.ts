import type { FieldSink } from '../../shared/field-sink.ts'
import type { LockDraftField } from '../lock-draft-schema.ts'

/** Takes one issue of a lock's draft. */
export type LockSink = FieldSink<LockDraftField>
