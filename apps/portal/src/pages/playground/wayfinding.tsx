import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/wayfinding.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Wayfinding(): ReactNode {
  return (
    <GroupPage
      group="wayfinding"
      examples={examples}
      keywords="directions examples, route sample code, try routing online, A to B demo, step-free route example, closed area example, turn-by-turn example, several stops example, React directions example, navigation demo, shortest route demo, route drawing sample, blocked path demo, reroute demo, wayfinding playground code, path finding demo, navigate to a shop demo, wheelchair route demo, instructions list demo, nearest toilet demo, waypoints demo, draw a path sample, detour demo, route style sample, from A to B, route between two places, close an area, route around a closed zone, directions in French, directions in another language, translated instructions, three nearest places, nearest by walking distance, directions panel in React, shortest order of stops, multiple stops, step through a route, exclude elevators or stairs, why there is no route, what blocks a route, route demo, shortest path demo, directions demo, accessible route demo, step-by-step demo, multilingual directions demo, translated directions demo, nearest exit demo, closest place demo, traveling salesman demo, road block demo, no route found demo, route debugging demo, multi-stop demo, avoid stairs demo"
    />
  );
}
