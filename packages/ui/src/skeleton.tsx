/** A grey box with the size of what will stand there. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}

/** The place of a poster card. */
export function CardSkeleton({ wide }: { wide?: boolean }) {
  return (
    <span className="block" aria-hidden="true">
      <Skeleton className={wide ? 'aspect-video rounded-md' : 'aspect-[2/3] rounded-md'} />
      <Skeleton className="mt-2.5 h-4 w-4/5" />
      <Skeleton className="mt-2 h-3 w-1/2" />
    </span>
  )
}
