import { SafeMarkdown } from '../shared/safe-markdown.tsx'

/** A description as buyers see it; loaded when somebody looks. */
export default function MarkdownPreview({ text }: { text: string }) {
  return <SafeMarkdown text={text} />
}
