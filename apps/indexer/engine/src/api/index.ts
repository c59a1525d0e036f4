import { Hono } from 'hono'

/** The engine demands an API; ours is a process of its own, so this one has no routes. */
export default new Hono()
