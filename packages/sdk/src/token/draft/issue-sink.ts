import type { FieldSink } from '../../shared/field-sink.ts'
import type { TokenDraftField } from '../types.ts'

/** Takes one issue of a token's draft or order. */
export type IssueSink<Field extends string = TokenDraftField> = FieldSink<Field>
