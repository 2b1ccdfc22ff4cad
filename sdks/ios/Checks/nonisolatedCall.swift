// error: call to main actor-isolated instance method 'close()' in a synchronous nonisolated context
import Mezzanine

nonisolated func end(_ map: MapView) {
  map.close()
}
