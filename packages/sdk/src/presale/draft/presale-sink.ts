import type { FieldSink } from '../../shared/field-sink.ts'
import type { PresaleDraftField } from '../presale-draft-schema.ts'

/** Takes one issue of a sale's draft. */
export type PresaleSink = FieldSink<PresaleDraftField>
