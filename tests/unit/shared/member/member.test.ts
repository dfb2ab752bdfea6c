import fc from 'fast-check';
import { hasBenefit, isAgentType, parseMember } from '@/lib/shared/member/member';
import { hostileJson, hostileRecord } from '../support/hostile-json';

const label = { labelName: 'Gold', type: 'AUTO', rankLevel: 3, labelId: 7 };

test('reads id, account, type, language and the four fields of the club label (E3)', () => {
  expect(parseMember({ id: '1001', account: 'lan', type: 0, language: 'EN', clubLabel: label })).toEqual({
    id: '1001',
    account: 'lan',
    type: 0,
    language: 'EN',
    club: { name: 'Gold', type: 'AUTO', rank: 3, id: '7' },
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
  [1, true],
  [2, true],
  [0, false],
  [3, false],
  [4, false],
  [undefined, false],
])('type %s is an agent: %s (F1, ruling 71)', (type, isAgent) => {
  expect(isAgentType(type)).toBe(isAgent);
});

test('hostile types give a member with plain texts or undefined, never an exception (E3)', () => {
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
});
