/** What a worker with a list can be asked, and what it answers, by the name of the question. */
export type DeskQuestions<Questions> = {
  [Name in keyof Questions]: { params: object; answer: unknown }
}

/** A question on its way to the worker. */
export type DeskRequest<Questions extends DeskQuestions<Questions>> = {
  [Name in keyof Questions]: { ticket: number; name: Name } & Questions[Name]['params']
}[keyof Questions]

/** What comes back: how far it is, the answer, or why there is none. */
export type DeskReply =
  | { ticket: number; kind: 'progress'; part: number }
  | { ticket: number; kind: 'answer'; answer: unknown }
  | { ticket: number; kind: 'failed'; message: string }
