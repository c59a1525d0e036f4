import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { Suspense } from 'react'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './preview.module.css'

// With what files need.
const ProjectFields = lazyPart(() => import('./project-fields.tsx'))

/** Who is behind the pool, and its rules in the project's own words. */
export function ProjectSection() {
  return (
    <Panel title={m.presale_section_project()} description={m.pooling_section_project_text()}>
      <Suspense fallback={<div className={classes.projectPending} />}>
        <ProjectFields />
      </Suspense>
    </Panel>
  )
}
