// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {IERC721A} from "../../lib/erc721a/contracts/IERC721A.sol";
import {IERC721AQueryable} from "../../lib/erc721a/contracts/extensions/IERC721AQueryable.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice Takes NFTs, and remembers what it was told and what was true then.
contract RememberingReceiver {
    NftSale private immutable sale;
    address public operator;
    address public from;
    uint256 public id;
    bytes public data;
    bool public wasOwner;
    uint256 public heldThen;

    constructor(NftSale sale_) {
        sale = sale_;
    }

    function onERC721Received(address operator_, address from_, uint256 id_, bytes calldata data_)
        external
        returns (bytes4)
    {
        (operator, from, id, data) = (operator_, from_, id_, data_);
        wasOwner = sale.ownerOf(id_) == address(this) && sale.getApproved(id_) == address(0);
        heldThen = sale.balanceOf(address(this));
        return this.onERC721Received.selector;
    }
}

/// @notice What ERC-721 says of lists, events and receivers, over batches that are bought, given and handed on in any order;
/// and every error of the collection, by its name.
contract NftSaleErc721ListsTest is NftFixture {
    NftSale private sale;
    address[4] private actors;
    mapping(uint256 id => address) private _owners;
    mapping(uint256 id => address) private _approved;
    mapping(address owner => mapping(address operator => bool)) private _operates;

    function setUp() public override {
        super.setUp();
        uint256[] memory n = numbers();
        n[7] = 0;
        sale = create(address(0), n, BASE_URI);
        actors = [alice, bob, carol, project];
        vm.warp(PUBLIC_START);
    }

    /// @notice Enumeration: every list, page and answer about owners says the same, and each NFT is on one list once.
    function testFuzz_Erc721_PagesAreTheWholeList(uint256 seed, uint256 first, uint256 second) public {
        live(seed);
        uint256 supply = sale.totalSupply();
        (first, second) = (bound(first, 1, supply), bound(second, 1, supply));
        if (second < first) (first, second) = (second, first);
        uint256 all = 0;
        for (uint256 i = 0; i < actors.length; ++i) {
            uint256[] memory whole = sale.tokensOfOwner(actors[i]);
            uint256[] memory low = sale.tokensOfOwnerIn(actors[i], 0, first);
            uint256[] memory middle =
                first == second ? new uint256[](0) : sale.tokensOfOwnerIn(actors[i], first, second);
            uint256[] memory high = sale.tokensOfOwnerIn(actors[i], second, type(uint256).max);
            assertEq(abi.encodePacked(whole), abi.encodePacked(low, middle, high));
            assertEq(whole.length, sale.balanceOf(actors[i]));
            all += whole.length;
            for (uint256 j = 0; j < whole.length; ++j) {
                assertEq(sale.ownerOf(whole[j]), actors[i]);
                if (j != 0) assertLt(whole[j - 1], whole[j]);
            }
        }
        assertEq(all, supply);
    }

    /// @notice What is said of an NFT without reverting agrees with what reverts, and beyond the supply there is nothing.
    function testFuzz_Erc721_OwnershipsAgreeWithOwners(uint256 seed) public {
        live(seed);
        uint256 supply = sale.totalSupply();
        uint256[] memory ids = new uint256[](supply + 2);
        for (uint256 id = 0; id < supply; ++id) {
            ids[id] = id;
        }
        (ids[supply], ids[supply + 1]) = (supply, type(uint256).max);
        IERC721A.TokenOwnership[] memory found = sale.explicitOwnershipsOf(ids);
        for (uint256 i = 0; i < ids.length; ++i) {
            assertEq(found[i].addr, i < supply ? sale.ownerOf(ids[i]) : address(0));
            assertEq(sale.explicitOwnershipOf(ids[i]).addr, found[i].addr);
            assertFalse(found[i].burned);
        }
    }

    /// @notice Events alone tell owners, approvals and operators, as an index reads them.
    function testFuzz_Erc721_EventsSayWhatHappened(uint256 seed) public {
        vm.recordLogs();
        live(seed);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 minted = 0;
        for (uint256 i = 0; i < logs.length; ++i) {
            bytes32 topic = logs[i].topics[0];
            if (logs[i].emitter != address(sale) || logs[i].topics.length < 3) continue;
            address from = address(uint160(uint256(logs[i].topics[1])));
            address to = address(uint160(uint256(logs[i].topics[2])));
            if (topic == IERC721A.ApprovalForAll.selector) _operates[from][to] = abi.decode(logs[i].data, (bool));
            if (logs[i].topics.length < 4) continue;
            uint256 id = uint256(logs[i].topics[3]);
            if (topic == IERC721A.Approval.selector) {
                assertEq(_owners[id], from);
                _approved[id] = to;
            } else if (topic == IERC721A.Transfer.selector) {
                assertEq(_owners[id], from);
                if (from == address(0)) ++minted;
                (_owners[id], _approved[id]) = (to, address(0));
            }
        }
        assertEq(minted, sale.totalSupply());
        for (uint256 id = 0; id < minted; ++id) {
            assertEq(_owners[id], sale.ownerOf(id));
            assertEq(_approved[id], sale.getApproved(id));
        }
        for (uint256 i = 0; i < actors.length; ++i) {
            for (uint256 j = 0; j < actors.length; ++j) {
                assertEq(_operates[actors[i]][actors[j]], sale.isApprovedForAll(actors[i], actors[j]));
            }
        }
    }

    /// @notice A receiver hears who moved what, from whom and with which words, once the NFT is its own.
    function testFuzz_Erc721_SafeTransfersTellTheReceiver(uint256 seed, bytes calldata words, bool byOperator) public {
        live(seed);
        uint256 id = seed % sale.totalSupply();
        address owner = sale.ownerOf(id);
        address caller = byOperator ? makeAddr("operator") : owner;
        RememberingReceiver receiver = new RememberingReceiver(sale);
        vm.startPrank(owner);
        sale.setApprovalForAll(makeAddr("operator"), true);
        sale.approve(dev, id);
        vm.stopPrank();
        vm.prank(caller);
        sale.safeTransferFrom(owner, address(receiver), id, words);
        assertEq(receiver.operator(), caller);
        assertEq(receiver.from(), owner);
        assertEq(receiver.id(), id);
        assertEq(receiver.data(), words);
        assertTrue(receiver.wasOwner());
        assertEq(receiver.heldThen(), 1);
    }

    /// @notice A receiver hears of each NFT that it buys, when all of them are its own.
    function test_Erc721_MintsTellTheReceiver() public {
        RememberingReceiver receiver = new RememberingReceiver(sale);
        buy(sale, alice, 2);
        vm.prank(alice);
        sale.mint{value: 3 * PRICE}(address(receiver), 3, 3 * PRICE);
        assertEq(receiver.operator(), alice);
        assertEq(receiver.from(), address(0));
        assertEq(receiver.id(), 4);
        assertEq(receiver.data(), "");
        assertTrue(receiver.wasOwner());
        assertEq(receiver.heldThen(), 3);
    }

    /// @notice Section 8: each error of the collection is what it answers, and has the name that its text goes by. The
    /// thirteenth, of mints by ERC-2309, see below.
    function test_Erc721_EveryErrorIsProvoked() public {
        buy(sale, alice, 3);
        refused(alice, abi.encodeCall(sale.approve, (bob, 7)), IERC721A.OwnerQueryForNonexistentToken.selector);
        refused(bob, abi.encodeCall(sale.ownerOf, (3)), IERC721A.OwnerQueryForNonexistentToken.selector);
        refused(bob, move(alice, bob, 3), IERC721A.OwnerQueryForNonexistentToken.selector);
        refused(bob, abi.encodeCall(sale.approve, (bob, 1)), IERC721A.ApprovalCallerNotOwnerNorApproved.selector);
        refused(bob, abi.encodeCall(sale.getApproved, (3)), IERC721A.ApprovalQueryForNonexistentToken.selector);
        refused(bob, abi.encodeCall(sale.balanceOf, (address(0))), IERC721A.BalanceQueryForZeroAddress.selector);
        bytes4 range = IERC721AQueryable.InvalidQueryRange.selector;
        refused(bob, abi.encodeCall(sale.tokensOfOwnerIn, (alice, 2, 2)), range);
        refused(bob, abi.encodeCall(sale.tokensOfOwnerIn, (alice, 3, 2)), range);
        refused(bob, abi.encodeCall(sale.mint, (address(0), 1, PRICE)), IERC721A.MintToZeroAddress.selector);
        refused(bob, abi.encodeCall(sale.mint, (bob, 0, PRICE)), IERC721A.MintZeroQuantity.selector);
        refused(bob, move(alice, bob, 0), IERC721A.TransferCallerNotOwnerNorApproved.selector);
        refused(alice, move(bob, carol, 0), IERC721A.TransferFromIncorrectOwner.selector);
        refused(alice, move(alice, address(0), 0), IERC721A.TransferToZeroAddress.selector);
        bytes memory safe =
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", alice, address(factory), 0);
        refused(alice, safe, IERC721A.TransferToNonERC721ReceiverImplementer.selector);
        refused(bob, abi.encodeCall(sale.tokenURI, (3)), IERC721A.URIQueryForNonexistentToken.selector);
        assertEq(sale.tokensOfOwner(alice).length, 3);
    }

    /// @notice Section 8: nothing in a collection mints by ERC-2309, by an id of its own or with extra data, and ids count to
    /// the end of all numbers: the code has no place that answers with one of these errors, though its ABI names them.
    function test_Erc721_ErrorsOfWhatIsNotThereAreInNoCode() public view {
        bytes memory code = address(implementation).code;
        // A selector that is answered stands in the code as it is.
        assertTrue(occurs(code, IERC721A.TransferToZeroAddress.selector));
        assertTrue(occurs(code, IERC721A.MintZeroQuantity.selector));
        assertFalse(occurs(code, IERC721A.MintERC2309QuantityExceedsLimit.selector));
        assertFalse(occurs(code, IERC721A.OwnershipNotInitializedForExtraData.selector));
        assertFalse(occurs(code, IERC721A.SpotMintTokenIdTooSmall.selector));
        assertFalse(occurs(code, IERC721A.TokenAlreadyExists.selector));
    }

    /// @dev Purchases in batches, gifts, approvals and transfers out of the middle of a batch.
    function live(uint256 seed) private {
        for (uint256 i = 0; i < 24; ++i) {
            uint256 roll = uint256(keccak256(abi.encode(seed, i)));
            (address who, address other) = (actors[(roll >> 8) % 3], actors[(roll >> 16) % 4]);
            uint256 supply = sale.totalSupply();
            if (supply == 0 || roll % 4 == 0) {
                buy(sale, who, 1 + (roll >> 24) % 5);
            } else if (roll % 4 == 1) {
                vm.prank(project);
                sale.mintByOwner(other, 1);
            } else {
                handOn((roll >> 24) % supply, other, (roll >> 32) % 4);
            }
        }
    }

    function handOn(uint256 id, address to, uint256 how) private {
        address owner = sale.ownerOf(id);
        vm.startPrank(owner);
        if (how == 0) sale.setApprovalForAll(to, !sale.isApprovedForAll(owner, to));
        else if (how == 1) sale.approve(to, id);
        else if (how == 2) sale.transferFrom(owner, to, id);
        else sale.safeTransferFrom(owner, to, id, "words");
        vm.stopPrank();
    }

    function move(address from, address to, uint256 id) private pure returns (bytes memory) {
        return abi.encodeWithSignature("transferFrom(address,address,uint256)", from, to, id);
    }

    function refused(address caller, bytes memory call_, bytes4 error_) private {
        bool isMint = bytes4(call_) == sale.mint.selector;
        vm.prank(caller);
        (bool ok, bytes memory answer) = address(sale).call{value: isMint ? PRICE : 0}(call_);
        assertFalse(ok);
        assertEq(answer, abi.encodePacked(error_));
    }

    function occurs(bytes memory code, bytes4 wanted) private pure returns (bool) {
        for (uint256 i = 0; i + 4 <= code.length; ++i) {
            bytes4 found;
            assembly {
                found := mload(add(add(code, 0x20), i))
            }
            if (found == wanted) return true;
        }
        return false;
    }
}
