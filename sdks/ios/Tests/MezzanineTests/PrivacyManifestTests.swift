import Foundation
import Testing

@testable import Mezzanine

/// Names of Apple's APIs that need a reason in the manifest.
private let namesThatNeedReasons = [
  "systemUptime", "mach_absolute_time", "UserDefaults", "creationDate", "modificationDate", "contentModificationDateKey",
  "volumeAvailableCapacity", "systemFreeSize", "systemSize", "activeInputModes", "getattrlist", "fstat", "statfs",
]

@Suite struct PrivacyManifestTests {
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../Sources").standardizedFileURL

  @Test("the manifest declares no tracking, no data, and no API with a reason")
  func declaresNothing() throws {
    let file = sources.appendingPathComponent("Mezzanine/Resources/PrivacyInfo.xcprivacy")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    let manifest = try #require(list as? [String: Any])
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"] {
      #expect((manifest[key] as? [Any])?.isEmpty == true, "\(key)")
    }
    #expect(manifest.count == 4)
  }

  @Test("the sources use no API that needs a reason")
  func usesNone() throws {
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      count += 1
      for name in namesThatNeedReasons { #expect(!text.contains(name), "\(file.lastPathComponent): \(name)") }
    }
    #expect(count > 40)
  }
}
