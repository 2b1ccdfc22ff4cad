import { expect, it } from 'vitest';
import { readJunitReports } from './readJunitReports.ts';

const wire = `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="WireTest" time="1.398" tests="3" errors="1" skipped="1" failures="0">
  <properties><property name="line" value="testcase"/></properties>
  <testcase name="reads a payload" classname="WireTest" time="0.2"/>
  <testcase name="ignores text" classname="WireTest" time="0.325">
    <error type="java.lang.StackOverflowError"><![CDATA[at WireTest]]></error>
    <system-out><![CDATA[x > 1]]></system-out>
  </testcase>
  <testcase name="runs on Android" classname="WireTest" time="0"><skipped/></testcase>
</testsuite>`;
const venue = `<testsuite name="VenueTest" tests="2">
  <testcase name="is sorted" classname="VenueTest" time="1"><system-err>a</system-err></testcase>
  <testcase name="is linked" classname="VenueTest" time="2"><failure message="no"/></testcase>
</testsuite>`;

it('adds up the tests of all classes', () => {
  expect(readJunitReports([wire, venue])).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
});

it('names each test with its class and its time', () => {
  expect(readJunitReports([wire]).tests?.[1]).toEqual({
    name: 'WireTest › ignores text',
    seconds: 0.325,
  });
});

it('finds no tests in no reports', () => {
  expect(readJunitReports([])).toEqual({ passed: 0, failed: 0, skipped: 0, tests: [] });
});

it('reads the reports of Swift Testing', () => {
  const report = `<testsuites><testsuite name="TestResults" tests="2" failures="1">
    <testcase classname="CoreTests.VenueTests" name="links()" time="0.5" />
    <testcase classname="CoreTests.VenueTests" name="sortsFloors()" time="1">
      <failure message="Expectation failed: 1 &#8594; 2" />
    </testcase>
  </testsuite></testsuites>`;
  expect(readJunitReports([report])).toMatchObject({ passed: 1, failed: 1 });
});
