import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what the forms of requests for critique refuse, and of what their calls answer. */
export const critiqueErrorTexts = {
  Critique_TitleWrong: (f) => m.error_Critique_TitleWrong({}, f.options),
  Critique_StartWrong: (f) => m.error_Critique_StartWrong({}, f.options),
  Critique_EndWrong: (f) => m.error_Critique_EndWrong({}, f.options),
  Critique_GoalWrong: (f) => m.error_Critique_GoalWrong({}, f.options),
  Critique_StandardWrong: (f) => m.error_Critique_StandardWrong({}, f.options),
  Critique_ClientWrong: (f) => m.error_Critique_ClientWrong({}, f.options),
  Critique_CriticWrong: (f) => m.error_Critique_CriticWrong({}, f.options),
  Critique_CriticsCount: (f) => m.error_Critique_CriticsCount({}, f.options),
  Critique_CriticTwice: (f) => m.error_Critique_CriticTwice({}, f.options),
  Critique_CriticOneself: (f) => m.error_Critique_CriticOneself({}, f.options),
  Critique_WeightWrong: (f) => m.error_Critique_WeightWrong({}, f.options),
  Critique_AnswerWrong: (f) => m.error_Critique_AnswerWrong({}, f.options),
  CRITIQUE_NOT_FOUND: (f) => m.error_CRITIQUE_NOT_FOUND({}, f.options),
  CRITIQUE_ANSWERED: (f) => m.error_CRITIQUE_ANSWERED({}, f.options),
  CRITIQUE_CLOSED: (f) => m.error_CRITIQUE_CLOSED({}, f.options),
  TOO_MANY_CRITIQUES: (f) => m.error_TOO_MANY_CRITIQUES({}, f.options),
} satisfies ErrorTexts
