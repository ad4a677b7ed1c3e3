import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A plain link to a path of the console. React Router's own brings along how it fetches pages ahead, which is a twelfth of the
 * router and another way than the console's.
 */
export function PathLink({
  to,
  replace,
  onClick,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string;
  /** Takes the place of the entry in the history; where it is left out, only a link to where one is does. */
  replace?: boolean;
}) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, replace === undefined ? {} : { replace });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}
