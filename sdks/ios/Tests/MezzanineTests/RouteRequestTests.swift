import Foundation
import Testing

@testable import Mezzanine

@Suite struct RouteRequestTests {
  @Test(
    "the page is served at the root of its scheme",
    arguments: [PageAddress.page, "mezzanine://localhost", "MEZZANINE://LOCALHOST/?a=b#c"])
  func servesPage(url: String) {
    #expect(routeRequest("GET", url) == .page)
  }

  @Test("files of the app are served from their folder")
  func servesAppFiles() {
    #expect(routeRequest("GET", "\(PageAddress.appFiles)venues/mall.mvf.zip") == .appFile("venues/mall.mvf.zip"))
    #expect(routeRequest("GET", "\(PageAddress.appFiles)caf%C3%A9%20plan.svg?v=1") == .appFile("café plan.svg"))
  }

  @Test(
    "paths cannot leave the folder",
    arguments: [
      "app/", "app", "app//secret", "app/../secret", "app/a/../../secret", "app/..", "app/./a", "app/%2e%2e/secret",
      "app/%2E%2E%2Fsecret", "app/..%2fsecret", "app/%5c..%5csecret", "app/a%00.zip", "app/a%7f", "app/c:/secret",
      "mezzanine.html", "../app/a", "APP/a", "%61pp%2f..%2fsecret",
    ])
  func refusesPaths(path: String) {
    #expect(routeRequest("GET", PageAddress.page + path) == .refused(404))
  }

  @Test(
    "other addresses are refused",
    arguments: [
      "https://localhost/", "file:///etc/hosts", "mezzanine://example.com/", "mezzanine://localhost:80/",
      "mezzanine://user@localhost/", "mezzanine://localhost.example.com/", "mezzanine:/app/a",
    ])
  func refusesAddresses(url: String) {
    #expect(routeRequest("GET", url) == .refused(403))
  }

  @Test("other methods, and addresses that are none, are rejected")
  func refusesMethods() {
    #expect(routeRequest("POST", PageAddress.page) == .refused(405))
    #expect(routeRequest("GET", "") == .refused(400))
    #expect(routeRequest("GET", "\(PageAddress.appFiles)a%ff") == .refused(400))
  }

  @Test(
    "the web view opens only the page",
    arguments: [
      ("mezzanine://localhost/", true), ("about:blank", true), ("mezzanine://localhost/app/a.html", false),
      ("https://example.com/", false), ("mezzanine://localhost/?a", false), ("javascript:alert(1)", false),
    ])
  func opensOnlyPage(url: String, isPage: Bool) {
    #expect(PageAddress.isPage(URL(string: url)) == isPage)
  }

  @Test("the media type follows from the end of the name, and text has its encoding")
  func typesMedia() {
    let types = ["a/b.HTML", "mall.mvf.zip", "a.b/c", "plan.svg", "model.glb", "x.json", "png", ".png"].map(contentType)
    #expect(
      types == [
        "text/html; charset=utf-8", "application/zip", "application/octet-stream", "image/svg+xml; charset=utf-8",
        "model/gltf-binary", "application/json; charset=utf-8", "application/octet-stream", "image/png",
      ])
  }

  @Test("answers have a status, a type, and no cache, and missing files are 404")
  func makesHeaders() {
    #expect(statusCode(of: .page, hasData: true) == 200)
    #expect(statusCode(of: .appFile("a.png"), hasData: false) == 404)
    #expect(statusCode(of: .refused(405), hasData: false) == 405)
    let fields = headerFields(of: .appFile("a.png"), byteCount: 7)
    #expect(fields["Content-Type"] == "image/png" && fields["Content-Length"] == "7")
    #expect(fields["Cache-Control"] == "no-store" && fields["X-Content-Type-Options"] == "nosniff")
    #expect(headerFields(of: .page, byteCount: 1)["Content-Type"] == "text/html; charset=utf-8")
    #expect(headerFields(of: .refused(403), byteCount: nil)["Content-Length"] == "0")
  }
}

@Suite struct PageFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test("links that lead out of the folder are not in it")
  func refusesLinks() throws {
    let manager = FileManager.default
    defer { try? manager.removeItem(at: folder) }
    let app = folder.appendingPathComponent("app")
    try manager.createDirectory(at: app, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: folder.appendingPathComponent("secret"))
    try Data("mall".utf8).write(to: app.appendingPathComponent("mall.zip"))
    try manager.createSymbolicLink(
      at: app.appendingPathComponent("link"), withDestinationURL: folder.appendingPathComponent("secret"))
    let files = PageFiles(page: nil, appFolder: app)
    let mall = try #require(files.file(for: .appFile("mall.zip")))
    #expect(try Data(contentsOf: mall) == Data("mall".utf8))
    #expect(files.file(for: .appFile("link")) == nil)
    #expect(files.file(for: .appFile("../secret")) == nil)
    #expect(files.file(for: .refused(404)) == nil)
    #expect(PageFiles(page: nil, appFolder: nil).file(for: .appFile("mall.zip")) == nil)
  }

  @Test("a package without the page says so")
  func requiresPage() throws {
    #expect {
      try PageFiles(page: nil, appFolder: nil).requirePage()
    } throws: { error in
      let error = error as? MezzanineError
      return error?.code == .notPossible && error?.message.contains("mezzanine.html") == true
    }
    try PageFiles(page: folder, appFolder: nil).requirePage()
  }

  @Test("the package contains the page, the outdoor part, and a privacy manifest")
  func hasResources() async throws {
    let files = PageFiles.inBundles(appFolder: nil)
    let page = try String(contentsOf: #require(files.page), encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(try await PageFiles.readPart(.outdoor).contains("mezzanineOutdoor"))
  }
}
