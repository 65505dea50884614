import { Outlet } from 'react-router-dom';
import { Frame } from './frame';
import { VisitorHeader } from './visitor-header';

/** The licence, the ways in and the error screen: the visitor's header, whoever reads. */
export function VisitorLayout() {
  return (
    <Frame header={<VisitorHeader />}>
      <Outlet />
    </Frame>
  );
}
