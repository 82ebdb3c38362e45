// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordRules } from '../../src/app/gate/passwordPolicy';
import { passwordComplaints } from '../../src/rules/passwordComplaints';

const settings = fc.record({
  min_password_length: fc.integer({ min: 8, max: 20 }),
  require_digit: fc.constantFrom(0, 1),
  require_special_character: fc.constantFrom(0, 1),
});

/** Words of the pages before the console for what the rule of its forms complains about. */
const words: Record<string, string> = {
  'rules.password.length': 'rule_length',
  'rules.password.digit': 'rule_digit',
  'rules.password.special': 'rule_special',
};

/* The policy stands twice: the rule would bring the registry of rules into the script of the sign-in page. */
it('the forced change and the forms of users judge every password alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), settings, (password, policy) => {
      const before = passwordRules(password, policy)
        .filter(({ isMet }) => !isMet)
        .map(({ key }) => key);
      const inside = passwordComplaints(password, policy).map(({ key }) => words[key] ?? key);
      expect(before.toSorted()).toEqual(inside.toSorted());
    }),
  );
});
