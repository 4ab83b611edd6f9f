import { Component, type ReactNode } from 'react';
import { Outlet, useLocation, type Location } from 'react-router-dom';
import { RouteCrash } from './RouteCrash.tsx';

/** Says so where a page broke or its code could not be fetched, until another page is opened; React logs the error. */
export function CrashGuard({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

/** The same around the pages of a route. */
export function GuardedOutlet() {
  return (
    <CrashGuard>
      <Outlet />
    </CrashGuard>
  );
}

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  hasCrashed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, hasCrashed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, last: BoundaryState): BoundaryState | null {
    return location === last.location ? null : { location, hasCrashed: false };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <RouteCrash /> : this.props.children;
  }
}
