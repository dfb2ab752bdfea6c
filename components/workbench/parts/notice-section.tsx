'use client';

import { DomainDialog } from '@/components/notice/domain-dialog';
import { Modal } from '@/components/notice/modal';
import { NoticeDialog } from '@/components/notice/notice-dialog';
import { ActionButton } from '@/components/ui/button/action-button';
import { OpenSheet } from '@/components/ui/sheet/open-sheet';
import { Sheet } from '@/components/ui/sheet/sheet';
import {
  type CatalogueSection,
  LONG_TEXT,
  SAMPLE_FAILURE,
  toOverlayState,
} from '@/components/workbench/samples/samples';
import { showToast } from '@/lib/client/notice/notice-store';
import styles from './sample.module.css';

const SHEET_ID = 'workbench-sheet';

export const NOTICE_SECTION: CatalogueSection = {
  id: 'notices',
  title: 'Dialogs, sheets and notices',
  parts: [
    {
      name: 'Modal',
      stage: 'overlay',
      states: [
        toOverlayState('default', (onClose) => (
          <Modal onClose={onClose} title="A dialog">
            <p>Some text.</p>
            <ActionButton onClick={onClose} wide>
              Confirm
            </ActionButton>
          </Modal>
        )),
        toOverlayState('alert, long text', (onClose) => (
          <Modal isAlert onClose={onClose} title={LONG_TEXT}>
            <p>{LONG_TEXT}</p>
            <ActionButton onClick={onClose} wide>
              Confirm
            </ActionButton>
          </Modal>
        )),
      ],
    },
    {
      name: 'NoticeDialog',
      stage: 'overlay',
      states: [
        toOverlayState('text', (onClose) => (
          <NoticeDialog notice={{ id: 1, text: 'The password is changed.' }} onClose={onClose} />
        )),
        toOverlayState('failure with a support code', (onClose) => (
          <NoticeDialog
            notice={{ id: 2, text: LONG_TEXT, button: 'login', traceId: SAMPLE_FAILURE.traceId }}
            onClose={onClose}
          />
        )),
      ],
    },
    {
      name: 'DomainDialog',
      stage: 'overlay',
      states: [toOverlayState('default', (onClose) => <DomainDialog onClose={onClose} />)],
    },
    {
      name: 'OpenSheet',
      stage: 'overlay',
      states: [
        toOverlayState('default', (onClose) => (
          <OpenSheet closeLabel="Close" onClose={onClose} title="A sheet">
            <p className={styles.sheet}>{LONG_TEXT}</p>
          </OpenSheet>
        )),
        toOverlayState('long title', (onClose) => (
          <OpenSheet closeLabel="Close" onClose={onClose} title={LONG_TEXT}>
            <p className={styles.sheet}>Some text.</p>
          </OpenSheet>
        )),
      ],
    },
    {
      name: 'Sheet',
      stage: 'inset',
      states: [
        {
          label: 'opened by an invoker',
          node: (
            <>
              <button className={styles.invoker} command="show-modal" commandfor={SHEET_ID} type="button">
                Open the sheet
              </button>
              <Sheet closeLabel="Close" id={SHEET_ID} title="A sheet">
                <p className={styles.sheet}>{LONG_TEXT}</p>
              </Sheet>
            </>
          ),
        },
      ],
    },
    {
      name: 'ToastList',
      stage: 'inset',
      states: [
        {
          label: 'for three seconds',
          node: (
            <ActionButton look="quiet" onClick={() => showToast({ text: 'Copied' })}>
              Show a toast
            </ActionButton>
          ),
        },
        {
          label: 'long text',
          node: (
            <ActionButton look="quiet" onClick={() => showToast({ text: LONG_TEXT })}>
              Show a long toast
            </ActionButton>
          ),
        },
      ],
    },
  ],
};
