import { useIntersection } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './create.module.css'

// Far down the form, and with what files and Markdown need.
const ProjectFields = lazyPart(() => import('./project-fields.tsx'))
/** How far below the window it begins to load. */
const nearness = '800px'

/**
 * Who is behind the sale: what buyers read before they decide. Its fields load once they are near.
 * @param isBegun whether the visitor works on the form: then they load wherever they are
 */
export function ProjectSection({ isBegun }: { isBegun: boolean }) {
  const { ref, entry } = useIntersection({ rootMargin: nearness })
  const isWanted = useRef(false)
  if (isBegun || entry?.isIntersecting) isWanted.current = true
  const pending = <div className={classes.projectPending} />
  return (
    <div ref={ref}>
      <Panel title={m.presale_section_project()} description={m.presale_section_project_text()}>
        {isWanted.current ? (
          <Suspense fallback={pending}>
            <ProjectFields />
          </Suspense>
        ) : (
          pending
        )}
      </Panel>
    </div>
  )
}
