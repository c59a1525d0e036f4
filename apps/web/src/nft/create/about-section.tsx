import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { Suspense } from 'react'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './create.module.css'

// With what files need.
const AboutFields = lazyPart(() => import('./about-fields.tsx'))

/** Who is behind the collection, in the project's own words. */
export function AboutSection() {
  return (
    <Panel title={m.nftmake_section_about()} description={m.nftmake_section_about_text()}>
      <Suspense fallback={<div className={classes.uploadPending} />}>
        <AboutFields />
      </Suspense>
    </Panel>
  )
}
