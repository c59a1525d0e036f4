import { listLineText } from './list-line-text.ts'

type LineTextProps = {
  issue: Parameters<typeof listLineText>[0]
  context?: Parameters<typeof listLineText>[1]
}

/** What is wrong with a line of a list, with its number. */
export default function LineText({ issue, context }: LineTextProps) {
  return listLineText(issue, context)
}
