import MezzanineV4

/// The calls that version 3.0 has by other names or options than version 4.0, without the view.
@available(*, deprecated)
@MainActor final class Calls {
  private let map: OlderMap
  /// The map refers to it weakly, as to any delegate.
  private let adapter = DelegateOfVersion3()

  init(_ map: OlderMap) {
    self.map = map
    map.delegate = adapter
  }

  var delegate: (any MapViewDelegate)? {
    get { adapter.delegate }
    set { adapter.delegate = newValue }
  }

  func loadVenue(
    _ options: Init, _ showVenueOptions: ShowVenue?, _ errorCallback: (@MainActor (MezzanineError) -> Void)?
  ) {
    map.loadVenue(options.v4, options.show(showVenueOptions), errorCallback)
  }

  func labelAllLocations(_ options: LabelAllLocations?) {
    map.labelAllLocations(labelsOf(options))
  }
}
