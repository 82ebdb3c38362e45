import type { Random } from '../random.ts';

const [hour, day] = [3_600_000, 86_400_000];

/** How many calls there are in each hour of a working day, in UTC: little at night, a lull at noon. */
const working = [1, 1, 1, 1, 2, 4, 10, 22, 34, 38, 36, 24, 26, 34, 36, 30, 18, 10, 6, 4, 3, 2, 1, 1];
const days = 14;
const weekend = 0.25;

const weightOf = (time: number) => {
  const date = new Date(time);
  const isWeekend = [0, 6].includes(date.getUTCDay());
  return (working[date.getUTCHours()] ?? 1) * (isWeekend ? weekend : 1);
};

/** Moments of the last two weeks, newest first, as busy as offices are. @param now milliseconds since 1970 */
export function momentsOf(random: Random, count: number, now: number): number[] {
  const hours = Array.from({ length: (days * day) / hour }, (_, index) => now - (index + 1) * hour);
  const weights = hours.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return hours.flatMap((from, index) => {
    const share = (count * (weights[index] ?? 0)) / total;
    const whole = Math.floor(share) + Number(random.next() < share % 1);
    return Array.from({ length: whole }, () => from + random.below(hour - 1)).sort((one, other) => other - one);
  });
}
