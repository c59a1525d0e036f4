import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { NearPart } from '../../form/near-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './preview.module.css'

// Far down the form, and with what files need.
const ProjectFields = lazyPart(() => import('./project-fields.tsx'))

/** Who is behind the pool, and its rules in the project's own words. */
export function ProjectSection() {
  return (
    <Panel title={m.presale_section_project()} description={m.pooling_section_project_text()}>
      <NearPart pending={<div className={classes.projectPending} />}>
        <ProjectFields />
      </NearPart>
    </Panel>
  )
}
