import { closeNotice, getOverlays, setDomainModal } from '@/lib/client/notice/notice-store';
import { showFault } from '@/lib/client/notice/show-fault';
import { resetPage } from '../page-of';

const fault = (code: string, message = '') => ({ code, message, traceId: 'trace' });

beforeEach(() => {
  resetPage();
  for (const notice of getOverlays().notices) closeNotice(notice.id);
  setDomainModal(false);
});

test('domain_not_available opens the modal and no notice (X1, S2)', () => {
  showFault(fault('domain_not_available', 'Not available'));
  expect(getOverlays()).toMatchObject({ domainModal: true, notices: [] });
});

test('another code shows the server’s message with the default button and the trace (X1)', () => {
  showFault(fault('site.closed', 'Closed today'));
  const { domainModal, notices } = getOverlays();
  expect(domainModal).toBe(false);
  expect(notices).toEqual([{ id: expect.any(Number), text: 'Closed today', traceId: 'trace' }]);
});

test.each([
  ['site.closed', 'internet_lost'],
  ['', 'network_cors'],
  ['network_error', 'network_cors'],
])(
  'on an insecure page the code %j without a message shows %s, with the default button (X1)',
  (code, textKey) => {
    expect(window.location.protocol).toBe('http:');
    showFault(fault(code));
    expect(getOverlays().notices).toEqual([{ id: expect.any(Number), textKey, traceId: 'trace' }]);
  },
);

test.each(['TOO_MANY_REQUEST', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUEST_STATUS'])(
  'the code %s of the status call opens nothing, whatever its message (X1, X7)',
  (code) => {
    showFault(fault(code, 'Slow down'));
    expect(getOverlays()).toMatchObject({ domainModal: false, notices: [], toasts: [] });
  },
);
