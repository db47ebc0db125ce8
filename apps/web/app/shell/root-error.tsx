import { isRouteErrorResponse, useRouteError } from 'react-router'

/** Shown when a page could not be read at all. */
export function RootError() {
  const error = useRouteError()
  return <div>{isRouteErrorResponse(error) ? error.status : '500'}</div>
}
