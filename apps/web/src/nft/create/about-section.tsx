import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { NearPart } from '../../form/near-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './create.module.css'

// Far down the form, and with what files need.
const AboutFields = lazyPart(() => import('./about-fields.tsx'))

/** Who is behind the collection, in the project's own words. */
export function AboutSection() {
  return (
    <Panel title={m.nftmake_section_about()} description={m.nftmake_section_about_text()}>
      <NearPart pending={<div className={classes.aboutPending} />}>
        <AboutFields />
      </NearPart>
    </Panel>
  )
}
