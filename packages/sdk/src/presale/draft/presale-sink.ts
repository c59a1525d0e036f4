import type { FieldSink } from '../../shared/field-sink.ts'
import type { PresaleDraftField } from '../presale-draft-schema.ts'

/** Takes one issue of a presale's draft. */
export type PresaleSink = FieldSink<PresaleDraftField>
