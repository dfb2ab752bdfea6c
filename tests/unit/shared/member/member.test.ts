import fc from 'fast-check';
import { hasBenefit, parseMember, progressOf } from '@/lib/shared/member/member';
import { hostileJson, hostileRecord } from '../support/hostile-json';

const label = { labelName: 'Gold', type: 'AUTO', rankLevel: 3, labelId: 7 };

test('reads id, account, type, language and the four fields of the club label (E3)', () => {
  expect(parseMember({ id: '1001', account: 'lan', type: 0, language: 'EN', clubLabel: label })).toEqual({
    id: '1001',
    account: 'lan',
    type: 0,
    language: 'EN',
    club: { name: 'Gold', type: 'AUTO', rank: 3, id: 7 },
  });
});

test('tolerates missing fields and a number as id (E3, rulings 71, 72)', () => {
  expect(parseMember({ id: 5 })).toEqual({
    id: '5',
    account: '',
    type: 0,
    language: undefined,
    club: undefined,
  });
  expect(parseMember({ id: 5, clubLabel: { labelName: 'X' } })?.club).toEqual({
    name: 'X',
    type: '',
    rank: 0,
    id: undefined,
  });
});

test.each([undefined, null, 'x', 7, {}, { account: 'lan' }])('%j is no member (E3)', (raw) => {
  expect(parseMember(raw as never)).toBeUndefined();
});

test.each([
  [label, true, true],
  [{ ...label, type: 'MANUAL' }, true, false],
  [{ ...label, labelName: '' }, false, false],
  [undefined, false, false],
])('with label %j there is VIP: %s, benefit: %s (V1)', (clubLabel, vip, benefit) => {
  const member = parseMember({ id: 1, clubLabel });
  expect([member?.club !== undefined, member && hasBenefit(member)]).toEqual([vip, benefit]);
});

test.each([
  [{ completedConditions: 2, totalExpectedConditions: 5, labelId: 7 }, 0.4],
  [{ completedConditions: 0, totalExpectedConditions: 5, labelId: 7 }, 0],
  [{ completedConditions: 9, totalExpectedConditions: 5, labelId: 7 }, 1],
  [{ completedConditions: -3, totalExpectedConditions: 5, labelId: 7 }, 0],
  [{ completedConditions: 2, totalExpectedConditions: 0, labelId: 7 }, 1],
  [{ completedConditions: 2, labelId: 7 }, 1],
  [{ completedConditions: 2, totalExpectedConditions: 5 }, 1],
  [{ labelId: 0, totalExpectedConditions: 4, completedConditions: 1 }, 0.25],
  [undefined, 1],
])('progress of %j is %d (V2)', (raw, share) => {
  expect(progressOf(raw)).toBe(share);
});

test('hostile types give a member of plain texts or none, and a share between 0 and 1, never an exception (E3, V2)', () => {
  const members = hostileRecord(['id', 'account', 'type', 'language', 'clubLabel']);
  const labels = hostileRecord(['labelName', 'type', 'rankLevel', 'labelId']).map((clubLabel) => ({
    id: 1,
    clubLabel,
  }));
  fc.assert(
    fc.property(fc.oneof(hostileJson, members, labels), (raw) => {
      const member = parseMember(raw as never);
      if (member)
        expect([typeof member.id, typeof member.account, typeof member.type]).toEqual([
          'string',
          'string',
          'number',
        ]);
    }),
  );
  fc.assert(
    fc.property(hostileRecord(['completedConditions', 'totalExpectedConditions', 'labelId']), (raw) => {
      const share = progressOf(raw);
      expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});
