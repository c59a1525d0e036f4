import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { linkLabels } from '../../files/link-labels.ts'
import classes from './pool-screen.module.css'
import type { PoolInfo } from './read-pool-info.ts'

/** What the project says about its pool. Its text is text, whatever stands in it. */
export function AboutPanel({ info }: { info: PoolInfo | undefined }) {
  if (!info || (info.rules === '' && info.links.length === 0)) return null
  return (
    <Panel
      title={m.stakepage_about_title({ name: info.name })}
      description={m.stakepage_about_text()}
    >
      <div className={classes.stack}>
        {info.rules && <p className={classes.prose}>{info.rules}</p>}
        {info.links.length > 0 && (
          <ul className={classes.links}>
            {info.links.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer nofollow ugc"
                  title={new URL(url).hostname}
                >
                  {linkLabels[name]()}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
