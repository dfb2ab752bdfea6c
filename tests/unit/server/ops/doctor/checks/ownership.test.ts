import { checkOwnership } from '@/lib/server/ops/doctor/checks/ownership';
import { toDomainProof } from '@/lib/server/tenants/domain-proof';

const [NEW, OLD] = ['a new secret of the tests, long enough', 'an old secret of the tests, long enough'];
const none = async (): Promise<never> => {
  throw new Error('none');
};

async function levelsOf(answers: Record<string, string>, records: Record<string, string[]> = {}) {
  const findings = await checkOwnership({ hosts: ['www.one.example'] }, [NEW, OLD], {
    request: async (host) => answers[host] ?? none(),
    readRecords: async (name) => records[name] ?? none(),
  });
  return findings.map(({ level }) => level);
}

test('a host that answers with the proof, by any secret in use, leads here (B51)', async () => {
  expect(await levelsOf({ 'www.one.example': toDomainProof(NEW, 'www.one.example') })).toEqual(['ok']);
  expect(await levelsOf({ 'www.one.example': toDomainProof(OLD, 'www.one.example') })).toEqual(['ok']);
});

test('a domain that agrees by a TXT record may follow later (B51)', async () => {
  const records = { '_site-proof.www.one.example': ['v=spf1', toDomainProof(NEW, 'www.one.example')] };
  expect(await levelsOf({}, records)).toEqual(['note']);
});

test('a host that leads elsewhere is a warning with a remedy (B51)', async () => {
  const other = toDomainProof(NEW, 'www.two.example');
  expect(await levelsOf({ 'www.one.example': other }, { '_site-proof.www.one.example': [other] })).toEqual([
    'warning',
  ]);
  const [finding] = await checkOwnership({ hosts: ['www.one.example'] }, [NEW], {
    request: none,
    readRecords: none,
  });
  expect(finding?.remedy).toContain(toDomainProof(NEW, 'www.one.example'));
});

test('a wildcard is examined by one name of it, this machine not at all', async () => {
  const asked: string[] = [];
  const sources = { request: async (host: string) => String(asked.push(host)), readRecords: none };
  const findings = await checkOwnership({ hosts: ['*.one.example', 'a.localhost'] }, [NEW], sources);
  expect(asked).toEqual(['doctor.one.example']);
  expect(findings.map(({ level }) => level)).toEqual(['warning', 'note']);
});
