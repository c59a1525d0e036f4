import { m } from '@slipway/messages'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { findRoute } from './match-route.ts'
import { resolvePath } from './resolve-path.ts'
import { siteLinks } from './site-links.ts'
import { useTab } from './tab-context.ts'
import { ToolList } from './tool-list.tsx'
import classes from './unopened-page.module.css'
import { unopenedTexts } from './unopened-texts.ts'

/** A screen that this release does not open: what it will do, and what works today. */
export function UnopenedPage() {
  const { key } = useTab()
  const resolution = resolvePath(key)
  if (resolution.kind !== 'unopened') return null
  const docs = siteLinks().find((link) => link.kind === 'docs')
  return (
    <div className={classes.root}>
      <div className={classes.picture}>
        <SlipPicture name="on-the-slip" width={280} />
      </div>
      <p className={classes.eyebrow}>{m.shell_unopened_eyebrow()}</p>
      <h1 className={classes.title}>{findRoute(key)?.title()}</h1>
      <p className={classes.text}>{unopenedTexts[resolution.topic]()}</p>
      <h2 className={classes.heading}>{m.shell_unopened_meanwhile()}</h2>
      <ToolList />
      {docs && (
        <a className={classes.docs} href={docs.href} target="_blank" rel="noreferrer">
          {m.shell_unopened_docs()}
        </a>
      )}
    </div>
  )
}
