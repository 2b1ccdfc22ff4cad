// error: main actor-isolated property 'state' can not be mutated from a nonisolated context
import Mezzanine

func clear(_ map: MapView) {
  Task.detached { map.state = MapState() }
}
