#if canImport(UIKit)
  import UIKit

  /// The content of the map as a list, for people who use VoiceOver or do not want to aim. A press has the effect of a tap
  /// on the map. The list follows the floor and the content of the map, and is light or dark as its theme.
  ///
  /// ```swift
  /// places.map = map
  /// map.isHiddenFromVoiceOver = true
  /// ```
  @MainActor public final class PlaceListView: UIView {
    private let table = UITableView(frame: .zero, style: .plain)
    private var rows = PlaceRows()
    private var reader: PlaceReader?

    /// The map that is listed, or nil. A map that is closed leaves an empty list.
    public weak var map: MapView? {
      willSet { map?.stopObserving(self) }
      didSet { follow() }
    }

    /// Shown while the floor has nothing to list, or nil.
    public var emptyView: UIView? {
      didSet { showRows() }
    }

    /// Makes a list without a map.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      start()
    }

    /// Makes a list of a storyboard, without a map.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      start()
    }

    private func start() {
      table.frame = bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(UITableViewCell.self, forCellReuseIdentifier: rowName)
      table.dataSource = self
      table.delegate = self
      addSubview(table)
    }

    private func follow() {
      showRows(PlaceRows())
      followTheme()
      reader = nil
      guard let map else { return }
      let reader = PlaceReader({ [weak map] in map?.requests }, { [weak self] rows in self?.showRows(rows) })
      self.reader = reader
      map.observe(self) { [weak reader] event in reader?.handle(event) }
      map.observeApplied(self) { [weak self] topics in
        self?.reader?.handleApplied(topics)
        if topics.contains(.theme) { self?.followTheme() }
      }
      if map.isMapShown { reader.read() }
    }

    private func followTheme() {
      overrideUserInterfaceStyle =
        switch chosenScheme(map?.state.theme) {
        case .dark: .dark
        case .light: .light
        default: .unspecified
        }
    }

    private func showRows(_ rows: PlaceRows) {
      self.rows = rows
      showRows()
    }

    private func showRows() {
      table.backgroundView = rows.count == 0 ? emptyView : nil
      table.reloadData()
    }

    private func press(_ thing: MapThing) {
      Task { [weak self, weak map] in
        do {
          try await map?.requests.press(thing)
        } catch {
          // The place is no longer on the map, so the list is about to change.
          self?.reader?.read()
        }
      }
    }
  }

  extension PlaceListView: UITableViewDataSource, UITableViewDelegate {
    /// The number of places.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    /// The row of a place, which VoiceOver reads as a button.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: rowName, for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = rows.thing(at: indexPath.row)?.name
      cell.contentConfiguration = content
      cell.accessibilityTraits = .button
      return cell
    }

    /// Presses a place on the map.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if let thing = rows.thing(at: indexPath.row) { press(thing) }
    }
  }

  private let rowName = "place"
#endif
