import { errorMessage } from '@slipway/messages'

/** Why something was refused. Loaded on demand: it brings the texts of every refusal along. */
export const refusalText: typeof errorMessage = (code, args, context) =>
  errorMessage(code, args, context)
