import type { FieldSink } from '../../shared/field-sink.ts'
import type { PoolDraftField } from '../pool-draft-schema.ts'

/** Takes one issue of a pool's draft. */
export type PoolSink = FieldSink<PoolDraftField>
