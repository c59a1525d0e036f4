import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { SafeMarkdown } from '../shared/safe-markdown.tsx'
import type { ProjectInfo } from './read-project-info.ts'
import classes from './side.module.css'

interface AboutPanelProps {
  info: ProjectInfo | undefined
  isPending: boolean
  isMissing: boolean
}

/** What the project says about itself. Its text has no power over the page. */
export default function AboutPanel({ info, isPending, isMissing }: AboutPanelProps) {
  const text = info?.description
  return (
    <Panel
      title={m.presale_about_title()}
      description={text ? m.presale_about_by_owner() : undefined}
    >
      {isPending && <Skeleton height={96} />}
      {text && <SafeMarkdown text={text} />}
      {!isPending && !text && (
        <p className={classes.quiet}>
          {isMissing ? m.presale_about_unreadable() : m.presale_about_missing()}
        </p>
      )}
    </Panel>
  )
}
